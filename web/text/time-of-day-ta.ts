/** `இரவு 9:30` of 21:30. */
export function writeTimeTa(hour: number, minutes: string): string {
  const part = partsOfDay.find(({ until }) => hour % 24 < until)?.name ?? 'இரவு'
  return `${part} ${hour % 12 || 12}:${minutes}`
}

/** Hours are named by their part of the day. */
const partsOfDay = [
  { until: 4, name: 'இரவு' },
  { until: 12, name: 'காலை' },
  { until: 16, name: 'மதியம்' },
  { until: 19, name: 'மாலை' },
]
