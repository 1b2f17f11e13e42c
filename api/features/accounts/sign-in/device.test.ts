import { expect, it } from 'vitest'
import { describeDevice } from './device.ts'

it.each([
  [
    'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile Safari/604.1',
    'Safari on iPhone or iPad',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36 Edg/130.0',
    'Edge on Windows',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox on Linux'],
  ['curl/8.9.1', 'curl/8.9.1'],
  ['', 'Unknown device'],
])('the browser %j is called %s', (userAgent, device) => {
  expect(describeDevice(userAgent)).toBe(device)
})
