/** Standard deviations on either side of the mean that hold this share of a normal distribution, in per cent. */
export const NORMAL_80 = 1.2816
export const NORMAL_90 = 1.645
export const NORMAL_95 = 1.96
/** The same for 95 % as the prices have it, to six decimals. */
export const NORMAL_95_EXACT = 1.959964
