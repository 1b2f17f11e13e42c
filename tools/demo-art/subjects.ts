import type { BackdropName } from './backdrop.ts'
import type { LabelText } from './label.ts'
import type { GoodsName, OilName } from './palette.ts'
import type { ArrangementName } from './props/arrangements.ts'
import type { VesselName } from './vessels/index.ts'

type Subject = {
  vessel: VesselName
  fill: OilName | GoodsName
  label: LabelText
  props: ArrangementName
  backdrop: BackdropName
}

const groundnutOil = {
  fill: 'groundnut',
  props: 'peanuts',
  label: { title: 'Groundnut', kind: 'Oil', tamil: 'கடலை எண்ணெய்' },
} as const
const sesameOil = {
  fill: 'sesame',
  props: 'sesame',
  label: { title: 'Nallennai', kind: 'Sesame Oil', tamil: 'நல்லெண்ணெய்' },
} as const
const whiteSesameOil = {
  fill: 'whiteSesame',
  props: 'whiteSesame',
  label: { title: 'White Sesame', kind: 'Oil', tamil: 'வெள்ளை எள் எண்ணெய்' },
} as const
const coconutOil = {
  fill: 'coconut',
  props: 'coconut',
  label: { title: 'Coconut', kind: 'Oil', tamil: 'தேங்காய் எண்ணெய்' },
} as const

/** What the picture of each product shows, by its key. */
export const subjects: Record<string, Subject> = {
  'groundnut-1l': { ...groundnutOil, vessel: 'bottle-1l', backdrop: 'cream' },
  'groundnut-500ml': { ...groundnutOil, vessel: 'bottle-500ml', backdrop: 'cream' },
  'groundnut-200ml': { ...groundnutOil, vessel: 'bottle-200ml', backdrop: 'cream' },
  'groundnut-5l': { ...groundnutOil, vessel: 'tin-5l', backdrop: 'leaf' },
  'groundnut-15kg': { ...groundnutOil, vessel: 'tin-15kg', backdrop: 'leaf' },
  'sesame-1l': { ...sesameOil, vessel: 'bottle-1l', backdrop: 'cream' },
  'sesame-500ml': { ...sesameOil, vessel: 'bottle-500ml', backdrop: 'cream' },
  'sesame-200ml': { ...sesameOil, vessel: 'bottle-200ml', backdrop: 'cream' },
  'sesame-5l': { ...sesameOil, vessel: 'tin-5l', backdrop: 'leaf' },
  'sesame-15kg': { ...sesameOil, vessel: 'tin-15kg', backdrop: 'leaf' },
  'white-sesame-500ml': { ...whiteSesameOil, vessel: 'bottle-500ml', backdrop: 'sage' },
  'coconut-1l': { ...coconutOil, vessel: 'bottle-1l', backdrop: 'sage' },
  'coconut-500ml': { ...coconutOil, vessel: 'bottle-500ml', backdrop: 'sage' },
  'coconut-200ml': { ...coconutOil, vessel: 'bottle-200ml', backdrop: 'sage' },
  'coconut-5l': { ...coconutOil, vessel: 'tin-5l', backdrop: 'leaf' },
  'virgin-coconut': {
    vessel: 'jar-250ml',
    fill: 'coconutSet',
    label: { title: 'Virgin', kind: 'Coconut Oil', tamil: 'தேங்காய் எண்ணெய்' },
    props: 'coconut',
    backdrop: 'sage',
  },
  'mustard-500ml': {
    vessel: 'bottle-500ml',
    fill: 'mustard',
    label: { title: 'Mustard', kind: 'Oil', tamil: 'கடுகு எண்ணெய்' },
    props: 'mustard',
    backdrop: 'leaf',
  },
  'castor-500ml': {
    vessel: 'bottle-500ml',
    fill: 'castor',
    label: { title: 'Castor', kind: 'Oil', tamil: 'விளக்கெண்ணெய்' },
    props: 'castor',
    backdrop: 'cream',
  },
  'neem-200ml': {
    vessel: 'bottle-200ml',
    fill: 'neem',
    label: { title: 'Neem', kind: 'Oil', tamil: 'வேப்பெண்ணெய்' },
    props: 'neem',
    backdrop: 'sage',
  },
  'iluppai-500ml': {
    vessel: 'bottle-500ml',
    fill: 'iluppai',
    label: { title: 'Iluppai', kind: 'Lamp Oil', tamil: 'இலுப்பை எண்ணெய்' },
    props: 'lamp',
    backdrop: 'dusk',
  },
  'deepam-1l': {
    vessel: 'bottle-1l',
    fill: 'deepam',
    label: { title: 'Deepam', kind: 'Lamp Oil', tamil: 'தீப எண்ணெய்' },
    props: 'lamp',
    backdrop: 'dusk',
  },
  'nattu-sakkarai-1kg': {
    vessel: 'pouch',
    fill: 'nattuSakkarai',
    label: { title: 'Nattu Sakkarai', kind: 'Country Sugar', tamil: 'நாட்டுச் சர்க்கரை' },
    props: 'sugar',
    backdrop: 'cream',
  },
  'karupatti-500g': {
    vessel: 'palm-box',
    fill: 'karupatti',
    label: { title: 'Karupatti', kind: 'Palm Jaggery', tamil: 'கருப்பட்டி' },
    props: 'karupatti',
    backdrop: 'dusk',
  },
  'achu-vellam-1kg': {
    vessel: 'pouch',
    fill: 'vellam',
    label: { title: 'Achu Vellam', kind: 'Jaggery Cubes', tamil: 'அச்சு வெல்லம்' },
    props: 'vellam',
    backdrop: 'cream',
  },
  'ragi-flour-1kg': {
    vessel: 'pouch',
    fill: 'ragi',
    label: { title: 'Ragi Flour', kind: 'Stone-ground', tamil: 'கேழ்வரகு மாவு' },
    props: 'ragi',
    backdrop: 'sage',
  },
  'kambu-1kg': {
    vessel: 'sack',
    fill: 'kambu',
    label: { title: 'Kambu', kind: 'Pearl Millet', tamil: 'கம்பு' },
    props: 'kambu',
    backdrop: 'leaf',
  },
  'thinai-1kg': {
    vessel: 'sack',
    fill: 'thinai',
    label: { title: 'Thinai', kind: 'Foxtail Millet', tamil: 'தினை' },
    props: 'thinai',
    backdrop: 'leaf',
  },
  'idli-podi-200g': {
    vessel: 'jar-podi',
    fill: 'idliPodi',
    label: { title: 'Idli Podi', kind: 'Gunpowder', tamil: 'இட்லிப் பொடி' },
    props: 'chillies',
    backdrop: 'cream',
  },
  'ellu-podi-200g': {
    vessel: 'jar-podi',
    fill: 'elluPodi',
    label: { title: 'Ellu Podi', kind: 'Sesame & Curry Leaf', tamil: 'எள்ளுப் பொடி' },
    props: 'curryLeaves',
    backdrop: 'sage',
  },
  'erode-manjal-250g': {
    vessel: 'jar-podi',
    fill: 'turmeric',
    label: { title: 'Erode Manjal', kind: 'Turmeric', tamil: 'மஞ்சள் தூள்' },
    props: 'turmeric',
    backdrop: 'leaf',
  },
  'three-oils-gift': {
    vessel: 'gift-trio',
    fill: 'groundnut',
    label: { title: 'Three Oils', kind: 'Gift Box', tamil: 'பரிசுப் பெட்டி' },
    props: 'ribbon',
    backdrop: 'cream',
  },
  'pongal-hamper': {
    vessel: 'hamper',
    fill: 'sesame',
    label: { title: 'Pongal', kind: 'Hamper', tamil: 'பொங்கல்' },
    props: 'sugarcane',
    backdrop: 'leaf',
  },
  'groundnut-cake-5kg': {
    vessel: 'jute-sack',
    fill: 'groundnutCake',
    label: { title: 'Kadalai Punnakku', kind: 'Groundnut Cake', tamil: 'கடலைப் புண்ணாக்கு' },
    props: 'groundnutCake',
    backdrop: 'leaf',
  },
  'sesame-cake-5kg': {
    vessel: 'jute-sack',
    fill: 'sesameCake',
    label: { title: 'Ellu Punnakku', kind: 'Sesame Cake', tamil: 'எள்ளுப் புண்ணாக்கு' },
    props: 'sesameCake',
    backdrop: 'cream',
  },
}
