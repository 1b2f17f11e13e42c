import { writeDayTa } from '../../../../contract/text/month-names-ta.ts'
import type { ReachWords } from './reach-words.ts'

/** The same on Tamil pages. */
export const reachTa: ReachWords = {
  language: 'ta',
  contact: {
    eyebrow: 'வணக்கம்',
    phone: 'தொலைபேசி',
    email: 'மின்னஞ்சல்',
    address: 'முகவரி',
    map: 'வரைபடத்தில் எங்கள் இடம்',
    mapOf: (name) => `${name}: வரைபடம்`,
    showMap: 'வரைபடத்தைக் காட்டவும்',
    openMap: 'வரைபடத்தைத் திறக்கவும்',
    directions: 'வழி காட்டவும்',
  },
  hours: {
    title: 'கடை நேரம்',
    see: 'கடை நேரத்தைப் பார்க்கவும்',
    open: 'கடை திறந்துள்ளது',
    closed: 'கடை மூடியுள்ளது',
    today: (hours) => `இன்று ${hours}`,
    closedToday: 'இன்று விடுமுறை',
    opens: (day, time) => `${day} ${time} மணிக்குத் திறக்கும்`,
    dayToday: 'இன்று',
    dayTomorrow: 'நாளை',
    on: (day) => day,
    date: writeDayTa,
    days: {
      mon: 'திங்கள்',
      tue: 'செவ்வாய்',
      wed: 'புதன்',
      thu: 'வியாழன்',
      fri: 'வெள்ளி',
      sat: 'சனி',
      sun: 'ஞாயிறு',
    },
    range: (first, last) => `${first} முதல் ${last} வரை`,
    allDay: '24 மணி நேரமும்',
    never: 'விடுமுறை',
    time(hour, minutes) {
      const part = partsOfDay.find(({ until }) => hour % 24 < until)?.name ?? 'இரவு'
      return `${part} ${hour % 12 || 12}:${minutes}`
    },
  },
}

/** Hours are named by their part of the day. */
const partsOfDay = [
  { until: 4, name: 'இரவு' },
  { until: 12, name: 'காலை' },
  { until: 16, name: 'மதியம்' },
  { until: 19, name: 'மாலை' },
]
