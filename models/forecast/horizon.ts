/** Quarters ahead that a forecast covers. Learned constants exist for these four only. */
export const HORIZON = 4
export const STEPS = [1, 2, 3, 4] as const
/** Fewest quarters of history a forecast is made from. */
export const MIN_QUARTERS = 8
/** Latest origins a backtest goes back to unless told otherwise: three years. */
export const MAX_ORIGINS = 12
/** Share of outcomes that a published interval is to hold. */
export const INTERVAL_LEVEL = 0.8
/** Published with every forecast; changes when the method or a learned constant does. */
export const FORECAST_MODEL_VERSION = 'forecast-1.2.0'
