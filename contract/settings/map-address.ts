import { foldDigits } from '../numbers/fold-digits.ts'
import { isWebAddress, secure } from '../text/web-address.ts'

type Point = { latitude: number; longitude: number }

/** Short links, whose place only a request would reveal. */
const shortHosts =
  /^(maps\.app\.goo\.gl|goo\.gl|g\.co|share\.google|g\.page|osm\.org|bit\.ly|maps\.apple)$/
const googleHost = /^((www|maps)\.)?google(\.[a-z]{2,3}){1,2}$/
const osmHost = /^(www\.)?openstreetmap\.org$/
/** Hosts whose pages forbid framing. */
const unframedHost = /^(maps\.apple\.com|(www\.)?(bing\.com|waze\.com|plus\.codes))$/
/** Matches links from which phones omit https. */
const bareLink =
  /(?<![\w.@/])((www\.|maps\.)?(google|openstreetmap)\.[a-z.]+|maps\.app\.goo\.gl|goo\.gl|maps\.apple(\.com)?|plus\.codes)\/\S+/i
/** Google's short name of a place, such as `8Q7M+2X Erode`. */
const plusCode = /^[2-9CFGHJMPQRVWX]{4,8}\+[2-9CFGHJMPQRVWX]{2,3}([\s,].*)?$/i
/** Degrees around the place that a frame shows. */
const margin = 0.01

/**
 * Converts a pasted map to an address for a frame: coordinates, a long link of Google Maps or OpenStreetMap, or
 * their `<iframe>` for embedding. Another https address stays as it is. `short` if the link hides the place,
 * `unknown` if it is not a place.
 */
export function readMapAddress(pasted: string): { address: string } | 'short' | 'unknown' {
  const text = findAddress(unwrapFrame(foldDigits(pasted.trim())))
  const point = readCoordinates(text) ?? readGeo(text)
  if (point) return showPoint(point)
  if (plusCode.test(text)) return askGoogle(text)
  const url = isWebAddress(text, /^https?:/i) ? URL.parse(text) : null
  if (!url) return 'unknown'
  if (shortHosts.test(url.hostname)) return 'short'
  if (googleHost.test(url.hostname)) return readGoogle(url)
  if (osmHost.test(url.hostname)) return readOpenStreetMap(url)
  if (unframedHost.test(url.hostname)) return readUnframed(url)
  return secure.test(text) ? { address: text } : 'unknown'
}

/** `geo:11.235,77.105`; some phones give the place only in `q`: `geo:0,0?q=11.235,77.105(Oil Mill)`. */
function readGeo(text: string): Point | null {
  const [, place = '', asked = ''] = /^(?:geo|loc):([^?;]*)[^?]*(?:\?(.*))?$/i.exec(text) ?? []
  const named = new URLSearchParams(asked).get('q')?.replace(/\(.*$/, '') ?? ''
  return readCoordinates(named) ?? readCoordinates(place)
}

function unwrapFrame(text: string): string {
  const source = /<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(text)
  return (source?.[1] ?? source?.[2] ?? source?.[3] ?? text).replaceAll('&amp;', '&').trim()
}

/** Finds the address in text shared from a phone, which also contains the place's name. */
function findAddress(text: string): string {
  const [shared] = /https?:\/\/\S+/i.exec(text) ?? []
  if (shared) return shared.replace(/[.,;)\]>"'’”]+$/, '')
  const [bare] = bareLink.exec(text) ?? []
  return bare ? `https://${bare}` : text
}

function readGoogle(url: URL): ReturnType<typeof readMapAddress> {
  const { pathname, searchParams: query } = url
  const isFrame = pathname.startsWith('/maps/embed') || query.get('output') === 'embed'
  if (isFrame) return { address: url.href.replace(/^http:/, 'https:') }
  const asked = ['q', 'query', 'll', 'center', 'destination', 'daddr'].flatMap(
    (name) => query.get(name) || [],
  )
  const [, pin] = /!3d(-?[\d.]+!4d-?[\d.]+)/.exec(url.href) ?? []
  const [, place] = /\/maps\/(?:place|search|dir(?:\/[^/@]*)*)\/([^/@]+)/.exec(pathname) ?? []
  const [, centre] = /@(-?[\d.]+,-?[\d.]+)/.exec(pathname) ?? []
  const words = [...asked, decode(place ?? '')].map((text) => text.replace(/^loc:/i, ''))
  const found = [pin?.replace('!4d', ','), ...words, centre].flatMap(
    (text) => readCoordinates(text ?? '') ?? [],
  )
  if (found[0]) return showPoint(found[0])
  const name = words.find((text) => text !== '')
  if (!name) return 'unknown'
  return askGoogle(name)
}

function askGoogle(name: string): { address: string } {
  return { address: `https://www.google.com/maps?q=${encodeURIComponent(name)}&output=embed` }
}

function readOpenStreetMap(url: URL): ReturnType<typeof readMapAddress> {
  if (url.pathname === '/export/embed.html')
    return { address: url.href.replace(/^http:/, 'https:') }
  const { searchParams: query, hash, pathname } = url
  const [, shown] = /map=[\d.]+\/(-?[\d.]+\/-?[\d.]+)/.exec(hash) ?? []
  const pairs = [
    `${query.get('mlat')},${query.get('mlon')}`,
    `${query.get('lat')},${query.get('lon')}`,
    shown?.replace('/', ',') ?? '',
  ]
  const point = pairs.map(readCoordinates).find((found) => found !== null)
  if (point) return showPoint(point)
  return pathname.startsWith('/go/') ? 'short' : 'unknown'
}

/** Reads the place from a link to another map, whose own page cannot be framed. */
function readUnframed({ pathname, searchParams: query }: URL): ReturnType<typeof readMapAddress> {
  const said = ['coordinate', 'll', 'latlng', 'cp', 'daddr', 'q', 'address'].flatMap(
    (name) => query.get(name) || [],
  )
  const code = pathname.slice(1).replace(/%2B/i, '+')
  const words = plusCode.test(code) ? [code, ...said] : said
  const [point] = words.flatMap((text) => readCoordinates(text.replace('~', ',')) ?? [])
  if (point) return showPoint(point)
  return words[0] ? askGoogle(words[0]) : 'unknown'
}

/** `11.235, 77.105`, `Lat: 11.235, Long: 77.105`, `11.235° N, 77.105° E` or `11°14'06"N 77°06'18"E`; null for any other text. */
function readCoordinates(pasted: string): Point | null {
  const text = pasted
    .trim()
    .replace(/\b(latitude|longitude|lat|long|lng|lon)\b\s*[:=]?/gi, '')
    .replace(';', ',')
  const parts = text
    .trim()
    .toUpperCase()
    .match(
      /^\(?\s*([NS]?\s*[^,\sNSEW][^,NSEW]*[NS]?)[\s,]+([EW]?\s*[^,\sNSEW][^,NSEW]*[EW]?)\s*\)?$/,
    )
  if (!parts) return readPair(text)
  const [latitude, longitude] = [readDegrees(parts[1] ?? ''), readDegrees(parts[2] ?? '')]
  return toPoint(latitude, longitude) ?? readPair(text)
}

/** Two plain numbers, with a comma or spaces between them. */
function readPair(text: string): Point | null {
  const [, latitude, longitude] =
    /^\(?\s*([+-]?\d+(?:\.\d+)?)°?\s*(?:,|\s)\s*([+-]?\d+(?:\.\d+)?)°?\s*\)?$/.exec(text.trim()) ??
    []
  return latitude && longitude ? toPoint(Number(latitude), Number(longitude)) : null
}

/** Reads degrees, with optional minutes and seconds; south and west are negative. */
function readDegrees(text: string): number {
  const [, before, sign, degrees, minutes = '0', seconds = '0', after] =
    /^([NSEW]?)\s*([+-]?)\s*(\d+(?:\.\d+)?)\s*°?\s*(?:(\d+(?:\.\d+)?)\s*['′’]\s*)?(?:(\d+(?:\.\d+)?)\s*(?:"|″|”|'')\s*)?([NSEW]?)$/.exec(
      text.trim(),
    ) ?? []
  if (degrees === undefined) return Number.NaN
  const size = Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600
  const isNegative = sign === '-' || /[SW]/.test(`${before}${after}`)
  return isNegative ? -size : size
}

function toPoint(latitude: number, longitude: number): Point | null {
  const isPlace = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return isPlace ? { latitude, longitude } : null
}

/** OpenStreetMap shows a marker at a place without needing a key. */
function showPoint({ latitude, longitude }: Point): { address: string } {
  const round = (degrees: number) => Number(degrees.toFixed(6))
  const box = [longitude - margin, latitude - margin, longitude + margin, latitude + margin]
  const query = new URLSearchParams({
    bbox: box.map(round).join(','),
    layer: 'mapnik',
    marker: [latitude, longitude].map(round).join(','),
  })
  return { address: `https://www.openstreetmap.org/export/embed.html?${query}` }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' ')).trim()
  } catch {
    return ''
  }
}
