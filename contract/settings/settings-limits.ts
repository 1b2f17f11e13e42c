/** How long the shop's settings may be, and how many. Apart from the other limits, which every public page loads. */
export const settingsLimits = {
  ...{ name: 60, tagline: 120, phone: 40, address: 300, creditName: 60, webAddress: 2000 },
  ...{ spans: 2, specialDays: 60, note: 80, notice: 120 },
  ...{ heroTitle: 80, heroText: 300, aboutTitle: 80, aboutText: 4000 },
  ...{ makerName: 120, makerAddress: 300, priceListTitle: 60, priceListNote: 160 },
} as const
