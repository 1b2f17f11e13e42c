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

/** What is sold by weight: how it looks heaped, and the band on its label. */
export interface GoodsColour {
  light: string
  body: string
  deep: string
  /** Grains on the surface, darkest first; none for flour. */
  grains?: readonly [string, ...string[]]
  grainSize?: number
  accent: string
}

export const goods = {
  nattuSakkarai: {
    light: '#d29a58',
    body: '#a9692c',
    deep: '#653514',
    grains: ['#6b3a16', '#8f5522', '#b97a3a', '#dba968'],
    grainSize: 4,
    accent: '#7a3d14',
  },
  vellam: { light: '#eab765', body: '#cc8a3a', deep: '#945618', accent: '#9a5a12' },
  karupatti: { light: '#a9683c', body: '#6e3517', deep: '#2c1006', accent: '#3f1c0c' },
  ragi: { light: '#ead2b6', body: '#c6a483', deep: '#86624a', accent: '#6f3f33' },
  kambu: {
    light: '#d2c79a',
    body: '#aba06f',
    deep: '#6f6642',
    grains: ['#756c48', '#979064', '#bcb285', '#dcd3aa'],
    grainSize: 6,
    accent: '#5c6b3a',
  },
  thinai: {
    light: '#f6d987',
    body: '#deb04c',
    deep: '#9c7122',
    grains: ['#a97a26', '#cf9f3e', '#eac263', '#fae3a0'],
    grainSize: 5,
    accent: '#a9701a',
  },
  idliPodi: {
    light: '#e8955a',
    body: '#c4622c',
    deep: '#7d3212',
    grains: ['#5e1f0c', '#8f2f14', '#e0b070', '#f3dfb0'],
    accent: '#a3301c',
  },
  elluPodi: {
    light: '#8a7c66',
    body: '#5d5142',
    deep: '#2e261d',
    grains: ['#1d1812', '#3a3226', '#b7a98c', '#4d6130'],
    accent: '#33402a',
  },
  turmeric: {
    light: '#ffc83d',
    body: '#ee9c0c',
    deep: '#a85f02',
    grains: ['#c97803', '#f4ac22', '#ffd767'],
    grainSize: 2.5,
    accent: '#b8690a',
  },
  blackSesame: {
    light: '#5b5148',
    body: '#39312a',
    deep: '#17120e',
    grains: ['#120e0b', '#241d18', '#3d342c', '#6d6257'],
    grainSize: 5.5,
    accent: '#5b1f14',
  },
  whiteSesame: {
    light: '#fdf3d8',
    body: '#ecd9ae',
    deep: '#b79a66',
    grains: ['#b99c68', '#dcc490', '#f1e2bd', '#fffaea'],
    grainSize: 5.5,
    accent: '#a8782a',
  },
  mustard: {
    light: '#7a5330',
    body: '#4f301a',
    deep: '#22120a',
    grains: ['#26140b', '#472a17', '#6d4526', '#a87a48'],
    grainSize: 6,
    accent: '#8a6412',
  },
  groundnutCake: { light: '#d9b47c', body: '#b0844c', deep: '#75502a', accent: '#8a4a1c' },
  sesameCake: { light: '#75624e', body: '#4e3d2e', deep: '#261b13', accent: '#3b2a1e' },
} as const satisfies Record<string, GoodsColour>

export type GoodsName = keyof typeof goods
