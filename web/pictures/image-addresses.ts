import { apiPrefix, uploadsPrefix } from '../../contract/public-paths.ts'

/**
 * Addresses at which a record's picture may be found, likeliest first. The record has a whole address, a path
 * of the API host, or a bare file name; older records have a path below `/api`.
 */
export function imageAddresses(image: string, apiUrl: string): string[] {
  const withoutApi = (address: string) => address.replace(`${apiPrefix}/`, '/')
  if (/^https?:\/\//.test(image)) return [...new Set([image, withoutApi(image)])]
  const path = image.startsWith('/') ? image : `/${image}`
  const file = path.slice(path.lastIndexOf('/') + 1)
  const inFolder = `${uploadsPrefix}/categories/${file}`
  const given = [path, withoutApi(path)]
  const paths = image.includes('/') ? [...given, inFolder] : [inFolder, ...given]
  return [...new Set([...paths, `${uploadsPrefix}/${file}`])].map((candidate) => apiUrl + candidate)
}
