import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import {
  type OrderLine,
  orderListAddress,
  parseOrderList,
  writeOrderList,
} from '../../../contract/order-list/order-list.ts'
import { readToken } from '../../storage/session-token.ts'
import { useIsHydrated } from '../../ui/behaviour/use-is-hydrated.ts'
import { useLanguage } from '../../words/words.ts'
import { useOwnList, writeOwnList } from '../device/own-list.ts'
import { readOrderList } from '../list-address.ts'
import { findListOwner } from './list-owner.ts'

/**
 * The list that the page shows. The device's own stands in its storage and is copied to the address, so that
 * it can be kept without storage; one that was sent stands in the address alone.
 * @param rendered the query that the server has rendered the page for: offline, one for all is opened
 */
export function useOrderList(rendered: string) {
  const isLive = useIsHydrated()
  const { pathname, search: requested, state } = useLocation()
  const search = isLive ? requested : rendered
  const navigate = useNavigate()
  const own = useOwnList()
  const language = useLanguage()
  const opened = readOrderList(new URLSearchParams(search))
  const address = writeOrderList(opened.lines)
  const wasOwn = state?.own === true
  const isStaff = own !== undefined && readToken() !== null
  const owner = findListOwner({ address, own, wasOwn, isStaff })
  const ownList = parseOrderList(own ?? '')
  const { lines } = owner === 'own' ? ownList : opened
  // Once the visitor's own list is shown, its address drops the lines that were left out.
  const [omitted] = useState(opened.omitted)

  useEffect(() => {
    if (owner === 'adopted') writeOwnList(address)
  }, [owner, address])

  const shown = orderListAddress(lines, language)
  useEffect(() => {
    if (owner !== 'own' || (wasOwn && shown === pathname + search)) return
    void navigate(shown, { replace: true, preventScrollReset: true, state: { own: true } })
  }, [owner, wasOwn, shown, pathname, search, navigate])

  const change = (lines: readonly OrderLine[]) => {
    if (owner === 'own') writeOwnList(writeOrderList(lines))
    else
      void navigate(orderListAddress(lines, language), { replace: true, preventScrollReset: true })
  }
  /** Makes these lines the device's own list. */
  const keep = (lines: readonly OrderLine[]) => {
    writeOwnList(writeOrderList(lines))
    void navigate(orderListAddress(lines, language), { replace: true, state: { own: true } })
  }

  return {
    /** True once scripts have taken the page over. */
    isLive,
    owner,
    isStaff,
    ownLines: ownList.lines,
    change,
    keep,
    lines,
    omitted,
  }
}

export type OpenedList = ReturnType<typeof useOrderList>
