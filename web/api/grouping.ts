/** Digit grouping of the page's numbers: stored in a cookie, groups of three by default. */
import { signal } from '@preact/signals-react'
import { type Grouping, groupingOf } from '#contracts/model/number.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { notifyOtherTabs } from './other-tabs.ts'

const storedGrouping = () => groupingOf(readCookie('grouping'))

export const grouping = signal<Grouping>(storedGrouping())

export function chooseGrouping(chosen: Grouping): void {
  writeCookie('grouping', String(chosen), 365)
  grouping.value = chosen
  notifyOtherTabs()
}

/** Adopts the grouping chosen in another tab. */
export function adoptGrouping(): void {
  grouping.value = storedGrouping()
}
