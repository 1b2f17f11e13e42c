import { useEffect } from 'react'

/** Milliseconds for which a browser hides letters that are being loaded. */
const longest = 3000

/** Shows Tamil in letters of the device where those of the site do not come: what keeps their place is blank. */
export function useDeviceLetters(): void {
  useEffect(() => {
    const check = () => {
      const isMissing = [...document.fonts].some(
        ({ family, status }) => family === 'Tamil' && (status === 'loading' || status === 'error'),
      )
      if (isMissing) document.documentElement.dataset.letters = 'device'
    }
    void document.fonts.ready.then(check)
    const timer = setTimeout(check, longest)
    return () => clearTimeout(timer)
  }, [])
}
