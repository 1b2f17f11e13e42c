/** The brand's colours, and those of what it sells. Light falls from the upper left. */
export const palette = {
  cream: '#f6efe2',
  paper: '#fbf6ea',
  wood: '#4a2c17',
  woodLight: '#9a6537',
  gold: '#d99a1f',
  leaf: '#4d6b2f',
  leafDark: '#2f4620',
  ink: '#2b1a0f',
  shadow: '#2a1608',
} as const

/** How an oil looks in glass, from where it is thinnest to its deepest edge. */
export interface OilColour {
  glow: string
  light: string
  body: string
  deep: string
  /** The band on its label. */
  accent: string
  opacity?: number
}

export const oils = {
  groundnut: {
    glow: '#ffe9a3',
    light: '#f7cd5b',
    body: '#e9ae2c',
    deep: '#a86a10',
    accent: '#b4541f',
  },
  sesame: {
    glow: '#ffb13d',
    light: '#d3711a',
    body: '#9c430f',
    deep: '#4c1a06',
    accent: '#5b1f14',
  },
  whiteSesame: {
    glow: '#fff2bd',
    light: '#f3dc86',
    body: '#dfbe57',
    deep: '#97782a',
    accent: '#a8782a',
  },
  coconut: {
    glow: '#ffffff',
    light: '#f4f3e4',
    body: '#e3e4cf',
    deep: '#a9ad90',
    accent: '#3f6136',
  },
  coconutSet: {
    glow: '#ffffff',
    light: '#fdfbf4',
    body: '#f2eee2',
    deep: '#c5bda8',
    accent: '#3f6136',
  },
  mustard: {
    glow: '#ffd750',
    light: '#efb01e',
    body: '#cd8409',
    deep: '#7c4503',
    accent: '#8a6412',
  },
  castor: {
    glow: '#fdfbd0',
    light: '#eeecac',
    body: '#d9d688',
    deep: '#95924a',
    accent: '#6d6a2c',
  },
  neem: { glow: '#a9a338', light: '#6f7420', body: '#444c14', deep: '#1e2508', accent: '#2f4a25' },
  iluppai: {
    glow: '#fff0b0',
    light: '#f0d583',
    body: '#d8b558',
    deep: '#8d6c28',
    accent: '#7d4a56',
  },
  deepam: {
    glow: '#ffd36a',
    light: '#eda334',
    body: '#c9761a',
    deep: '#743a08',
    accent: '#8d2f1d',
  },
} as const satisfies Record<string, OilColour>

export type OilName = keyof typeof oils
