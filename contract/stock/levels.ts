export const stockLevels = ['in', 'few', 'out'] as const
export type StockLevel = (typeof stockLevels)[number]
