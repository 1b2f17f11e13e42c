import { afterEach, describe, expect, it, vi } from 'vitest'

/** Keeps its values as properties, as browsers do. */
function memoryStore(): Storage {
  const store = Object.create({
    getItem: (key: string) => store[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(store, { [key]: value }),
    removeItem: (key: string) => delete store[key],
  })
  return store
}

const reject = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

/** Faulty stores of a browser, each with the property that a page finds it by. */
const faults: Record<string, PropertyDescriptor> = {
  forbidden: { get: reject },
  gone: { value: undefined },
  null: { value: null },
  full: { value: { getItem: () => null, setItem: reject, removeItem: reject } },
}

async function loadStorage(store: PropertyDescriptor) {
  vi.resetModules()
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...store })
  const { deviceStorage } = await import('./browser-storage.ts')
  return deviceStorage
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'localStorage')
})

describe.each(Object.entries(faults))('where a store is %s', (_, store) => {
  it('the storage keeps what is written for as long as the page lasts', async () => {
    const storage = await loadStorage(store)
    expect(storage.read('name')).toBeNull()
    expect(storage.write('name', 'Murugan')).toBe(false)
    expect(storage.read('name')).toBe('Murugan')
    expect(storage.keys()).toContain('name')
    storage.write('name', null)
    expect(storage.read('name')).toBeNull()
    expect(storage.keys()).not.toContain('name')
  })
})

it('a store that works keeps what is written, and forgets what is removed', async () => {
  const store = memoryStore()
  const storage = await loadStorage({ value: store })
  expect(storage.write('name', 'Murugan')).toBe(true)
  expect(store.getItem('name')).toBe('Murugan')
  expect(storage.keys()).toEqual(['name'])
  expect(storage.write('name', null)).toBe(true)
  expect(storage.read('name')).toBeNull()
})

it('what a full store could not take is stored once there is room', async () => {
  const store = memoryStore()
  const storage = await loadStorage({ value: store })
  const { setItem } = store
  Object.getPrototypeOf(store).setItem = reject
  storage.write('name', 'Murugan')
  expect(store.getItem('name')).toBeNull()
  Object.getPrototypeOf(store).setItem = setItem
  expect(storage.write('name', 'Selvi')).toBe(true)
  expect(storage.read('name')).toBe('Selvi')
})
