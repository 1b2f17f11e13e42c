import sharp from 'sharp'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { type Load, load } from '../load.ts'
import { randomNumbers } from '../random.ts'
import { format, median, type Row } from '../report.ts'
import { type Site, withSite } from '../site.ts'

const rounds = 5
const seconds = 3

/** Reading while pictures of 12 megapixels are uploaded, one after the other without pause. */
export function benchUploads(): Promise<Row[]> {
  return withSite(1000, async (site) => {
    const reading: Load = {
      port: site.port,
      nextPath: () => apiPrefix + apiPaths.products,
      headers: { 'accept-encoding': 'gzip, deflate, br' },
      seconds,
      sleeps: true,
    }
    await load(reading)
    const idle = await tails(reading)
    const stopUploading = await uploadOnAndOn(site)
    const busy = await tails(reading)
    const { uploads, elapsed } = await stopUploading()
    return [
      {
        work: 'p99 of reads while pictures of 12 megapixels are uploaded',
        value: busy / idle,
        unit: '× idle',
        reach: { atMost: 3 },
        detail: `${format(busy)} ms against ${format(idle)} ms, ${uploads} pictures in ${format(elapsed)} s`,
      },
    ]
  })
}

async function tails(reading: Load): Promise<number> {
  const found: number[] = []
  for (let round = 0; round < rounds; round++) found.push((await load(reading)).p99)
  return median(found)
}

async function uploadOnAndOn(site: Site) {
  const picture = await drawPicture()
  const headers = await site.signIn()
  const started = performance.now()
  let isStopped = false
  let uploads = 0
  const uploading = (async () => {
    while (!isStopped) {
      const form = new FormData()
      form.set('title', `Picture ${uploads}`)
      form.set('image', new Blob([picture], { type: 'image/jpeg' }), 'picture.jpg')
      const path = apiPrefix + apiPaths.gallery
      const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, {
        method: 'POST',
        headers,
        body: form,
      })
      if (answer.status !== 201) throw new Error(`An upload was refused: ${await answer.text()}`)
      await answer.arrayBuffer()
      uploads++
    }
  })()
  uploading.catch(() => {})
  return async () => {
    isStopped = true
    await uploading
    return { uploads, elapsed: (performance.now() - started) / 1000 }
  }
}

/** 4,000 by 3,000 pixels with as much detail as a photograph that fits the limit. */
async function drawPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const random = randomNumbers(12)
  const small = { width: 500, height: 375, channels: 3 as const }
  const pixels = Buffer.alloc(small.width * small.height * 3)
  for (let i = 0; i < pixels.length; i++) pixels[i] = random() * 255
  const bytes = await sharp(pixels, { raw: small })
    .resize(4000, 3000, { kernel: 'cubic' })
    .jpeg({ quality: 80 })
    .toBuffer()
  return new Uint8Array(bytes)
}
