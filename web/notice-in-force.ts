import type { ShopSettings } from '../contract/settings/settings.ts'

type Notice = ShopSettings['notice']

/** The notice if `now` lies between its dates, and the time when that next changes. */
export function noticeInForce(notice: Notice, now: number): { notice: Notice; until: Date | null } {
  const from = notice?.from ? Date.parse(notice.from) : Number.NEGATIVE_INFINITY
  const until = notice?.until ? Date.parse(notice.until) : Number.POSITIVE_INFINITY
  const next = [from, until].find((time) => time > now && Number.isFinite(time))
  return {
    notice: from <= now && now < until ? notice : null,
    until: notice && next !== undefined ? new Date(next) : null,
  }
}
