import { useState } from 'react'
import { lateCode } from '#web/kit/late/late-code.ts'
import { LateExtra } from '#web/kit/late/late-extra.tsx'
import classes from './banner-place.module.css'
import { isBannerAway, putBannerAway } from './dismissal.ts'

const BANNER = lateCode(() => import('./banner.tsx'))

/** Keeps the banner's place from the first picture of the page on, so that nothing moves when it comes. */
export function BannerPlace() {
  const [away, setAway] = useState(isBannerAway)
  if (away) return null
  const dismiss = () => {
    putBannerAway()
    setAway(true)
  }
  return (
    <div className={classes.place}>
      <LateExtra late={BANNER}>{({ Banner }) => <Banner onDismiss={dismiss} />}</LateExtra>
    </div>
  )
}
