import { createContext } from 'react'

/** Marks inline scripts as ours; known while the server renders, and nowhere else. */
export const NonceContext = createContext<string | undefined>(undefined)
