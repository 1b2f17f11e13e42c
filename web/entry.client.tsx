import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import './ui/behaviour/intercept-pop.ts'

const router = <HydratedRouter />

startTransition(() => {
  hydrateRoot(document, import.meta.env.DEV ? <StrictMode>{router}</StrictMode> : router)
})
