/** How many digits the numbers of the page have in a group: kept in a cookie, by threes until the person says otherwise. */
import { signal } from '@preact/signals-react'
import { type Grouping, groupingOf } from '#contracts/model/number.ts'
import { readCookie, writeCookie } from './cookies.ts'
import { tellOtherTabs } from './other-tabs.ts'

const chosenBefore = () => groupingOf(readCookie('grouping'))

export const grouping = signal<Grouping>(chosenBefore())

export function chooseGrouping(chosen: Grouping): void {
  writeCookie('grouping', String(chosen), 365)
  grouping.value = chosen
  tellOtherTabs()
}

/** Takes over the grouping that was chosen in another tab. */
export function adoptGrouping(): void {
  grouping.value = chosenBefore()
}
