import { expect, it } from 'vitest'
import { readMapAddress } from './map-address.ts'

const marked = (latitude: number, longitude: number) =>
  expect.stringMatching(
    new RegExp(
      `^https://www\\.openstreetmap\\.org/export/embed\\.html\\?bbox=.*&marker=${latitude}%2C${longitude}$`,
    ),
  )
const embedded = 'https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3914.6!2d77.1!3d11.2'

it.each([
  ['11.235, 77.105'],
  ['11.235 77.105'],
  ['(11.235,77.105)'],
  ['11.235° N, 77.105° E'],
  ['N 11.235, E 77.105'],
  ['11°14\'06"N 77°06\'18"E'],
  ['11°14′06″ N, 77°06′18″ E'],
  ['geo:11.235,77.105?z=15'],
  ['geo:11.235,77.105;u=35'],
  ['geo:0,0?q=11.235,77.105(Oil%20Mill)'],
  ['https://www.google.com/maps/@11.235,77.105,15z'],
  [
    'https://www.google.co.in/maps/place/Oil+Mill/@11.3,77.2,15z/data=!4m6!3m5!1s0x0!8m2!3d11.235!4d77.105!16s',
  ],
  ['https://maps.google.com/?q=11.235,77.105'],
  ['https://www.google.com/maps?ll=11.235,77.105&z=15'],
  ['https://www.google.com/maps/search/?api=1&query=11.235%2C77.105'],
  ["https://www.google.com/maps/place/11%C2%B014'06.0%22N+77%C2%B006'18.0%22E/"],
  ['https://www.google.com/maps/dir//11.235,77.105/@11.9,77.9,12z'],
  ['https://www.google.com/maps/dir/Erode/11.235,77.105'],
  ['https://www.google.com/maps?q=loc:11.235,77.105'],
  ['google.com/maps?q=11.235,77.105'],
  ['www.google.co.in/maps/@11.235,77.105,15z'],
  ['Oil Mill\nhttps://maps.google.com/?q=11.235,77.105'],
  ['We are here: https://maps.google.com/?q=11.235,77.105, behind the temple.'],
  ['(https://maps.google.com/?q=11.235,77.105)'],
  ['Our mill: google.com/maps?q=11.235,77.105 near Erode'],
  ['https://maps.apple.com/?ll=11.235,77.105&q=Oil%20Mill&t=m'],
  ['https://maps.apple.com/place?address=Erode&coordinate=11.235,77.105&name=Oil+Mill'],
  ['https://waze.com/ul?ll=11.235%2C77.105&navigate=yes'],
  ['https://www.bing.com/maps?cp=11.235~77.105&lvl=15'],
  ['Lat: 11.235, Long: 77.105'],
  ['Latitude 11.235 Longitude 77.105'],
  ['11.235;77.105'],
  ['௧௧.௨௩௫, ௭௭.௧௦௫'],
  ['https://www.openstreetmap.org/#map=15/11.235/77.105'],
  ['https://www.openstreetmap.org/?mlat=11.235&mlon=77.105#map=12/11.9/77.9'],
])('the map that somebody pastes as %s is a marked place in a frame', (pasted) => {
  expect(readMapAddress(pasted)).toEqual({ address: marked(11.235, 77.105) })
})

it.each([
  [embedded, embedded],
  [
    `<iframe src="${embedded}" width="600" height="450" style="border:0;" loading="lazy"></iframe>`,
    embedded,
  ],
  [`<iframe src=${embedded} width=600></iframe>`, embedded],
  [
    '<iframe width="425" src="https://www.openstreetmap.org/export/embed.html?bbox=77.08%2C11.21&amp;layer=mapnik"></iframe><br/><small>View</small>',
    'https://www.openstreetmap.org/export/embed.html?bbox=77.08%2C11.21&layer=mapnik',
  ],
  [
    'https://www.google.com/maps/place/Sri+Murugan+Chekku+Oils,+Erode/',
    'https://www.google.com/maps?q=Sri%20Murugan%20Chekku%20Oils%2C%20Erode&output=embed',
  ],
  [
    '8Q7M+2X Erode, Tamil Nadu',
    'https://www.google.com/maps?q=8Q7M%2B2X%20Erode%2C%20Tamil%20Nadu&output=embed',
  ],
  ['https://plus.codes/7J4V8Q7M+2X', 'https://www.google.com/maps?q=7J4V8Q7M%2B2X&output=embed'],
  [
    'https://maps.apple.com/?q=Murugan+Oils&address=Erode',
    'https://www.google.com/maps?q=Murugan%20Oils&output=embed',
  ],
  ['https://maps.example/embed?id=4', 'https://maps.example/embed?id=4'],
])('the map that somebody pastes as %s is shown by a frame', (pasted, address) => {
  expect(readMapAddress(pasted)).toEqual({ address })
})

it.each([
  'https://maps.app.goo.gl/abc',
  'Oil Mill\nhttps://maps.app.goo.gl/abc?g_st=aw',
  'https://maps.app.goo.gl/abc is our mill',
  'maps.app.goo.gl/abc',
  'goo.gl/maps/abc',
  'https://maps.apple/p/abc',
  'https://goo.gl/maps/abc',
  'https://g.co/kgs/x',
])('the short link %s hides its place', (pasted) => expect(readMapAddress(pasted)).toBe('short'))

it.each([
  'Annur',
  '91, 181',
  'http://maps.example',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<iframe src="javascript:alert(1)"></iframe>',
  'https://maps.apple.com/',
  'https://www.google.com/maps',
  '',
])('the text %j names no place', (pasted) => expect(readMapAddress(pasted)).toBe('unknown'))
