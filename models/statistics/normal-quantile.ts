/** Standard deviations on either side of the mean that hold this share of a normal distribution, in per cent. */
export const NORMAL_80 = 1.2816
export const NORMAL_90 = 1.645
export const NORMAL_95 = 1.96
