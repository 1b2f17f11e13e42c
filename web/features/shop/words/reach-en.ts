import type { Language } from '../../../../contract/language.ts'
import { writeDay } from '../../../../contract/text/month-names.ts'

/** English words about ways and times to reach the shop. */
export const reachEn = {
  language: 'en' as Language,
  contact: {
    eyebrow: 'Vanakkam',
    phone: 'Phone',
    email: 'Email',
    address: 'Address',
    map: 'Find Us On Map',
    mapOf: (name: string) => `Map of ${name}`,
    showMap: 'Show the map',
    openMap: 'Open the map',
    directions: 'Get directions',
  },
  hours: {
    title: 'Business Hours',
    see: 'See our hours',
    open: 'Open now',
    closed: 'Closed now',
    today: (hours: string) => `Today ${hours}`,
    closedToday: 'Closed today',
    opens: (day: string, time: string) => `Opens ${day} at ${time}`,
    dayToday: 'today',
    dayTomorrow: 'tomorrow',
    on: (day: string) => `on ${day}`,
    date: writeDay,
    days: {
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
      sun: 'Sunday',
    },
    range: (first: string, last: string) => `${first} to ${last}`,
    allDay: '24 hours',
    never: 'Closed',
    /** `21:30` as `9:30 PM`. */
    time(hour: number, minutes: string) {
      return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`
    },
  },
}
