/** How well the evidence supports an estimate: among similar homes, at their edge, or beyond them, where none is given. */
export const ESTIMATE_SUPPORTS = ['inside', 'edge', 'outside'] as const
export type EstimateSupport = (typeof ESTIMATE_SUPPORTS)[number]

/** Most to least sure. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]
