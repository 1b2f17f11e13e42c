/** Makes the paths of a srcset absolute on the API host. */
export function onHost(origin: string, srcset: string): string {
  return origin ? srcset.replace(/(^|,\s*)\//g, `$1${origin}/`) : srcset
}
