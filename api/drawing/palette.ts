/** The brand's colours in pictures: those of `web/ui/tokens.css` in the light theme. */
export const palette = {
  paper: '#fbf5e9',
  paperDeep: '#f3e8d3',
  line: '#e6d8bf',
  ink: '#2e1b10',
  inkSoft: '#66503f',
  gold: '#d29a2d',
  goldInk: '#84540a',
  honey: '#f0bd52',
  leaf: '#3d6b35',
  wood: '#2f1b10',
  woodLine: '#5a3d27',
  onWood: '#f8eeda',
  onWoodSoft: '#d8c3a1',
} as const
