import { apiPrefix, uploadsPrefix } from '../../contract/paths.ts'

/**
 * Where a category's picture may be found, likeliest first: it is a whole address, a path of the API
 * host, or a bare file name.
 */
export function categoryImageAddresses(image: string, apiUrl: string): string[] {
  if (/^https?:\/\//.test(image)) return [image]
  const path = image.startsWith('/') ? image : `/${image}`
  const file = path.slice(path.lastIndexOf('/') + 1)
  const inFolder = `${apiUrl}${uploadsPrefix}/categories/${file}`
  const asGiven = apiUrl + path
  const candidates = image.includes('/') ? [asGiven, inFolder] : [inFolder, asGiven]
  return [...new Set([...candidates, `${apiUrl}${uploadsPrefix}/${file}`])]
}

/** Where a gallery item's picture may be found: as given, then with `/api/` taken for `/`. */
export function galleryImageAddresses(image: string, apiUrl: string): string[] {
  if (/^https?:\/\//.test(image)) return [...new Set([image, withoutApi(image)])]
  const address = apiUrl + (image.startsWith('/') ? image : `/${image}`)
  return [...new Set([address, withoutApi(address)])]
}

function withoutApi(address: string): string {
  return address.replace(`${apiPrefix}/`, '/')
}
