/** Numbers of days that the insight may cover, including today. */
export const insightDays = [7, 30, 90] as const
