import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useStillHere } from '#web/kit/still-here.ts'
import { begunCheck, EMPTY_CHECK, LISTING_PATH, withPicture } from '../../parts/begun-check.ts'
import { keptPicture } from '../../picture-picker/kept-picture.ts'

/** Takes the searched picture to the infringement check, which also looks at marks and cases. What is half filled in there stays. */
export function CheckFurther({ image }: { image: string }) {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [, keep] = useDraft(begunCheck)
  const isHere = useStillHere()
  const [busy, setBusy] = useState(false)

  async function begin() {
    setBusy(true)
    // A picture that is gone is chosen again there.
    const picture = await keptPicture(image).catch(() => undefined)
    if (!isHere()) return
    keep((begun = EMPTY_CHECK) => (picture === undefined ? begun : withPicture(begun, picture)))
    navigate(LISTING_PATH)
  }

  return (
    <Button variant="default" loading={busy} onClick={() => void begin()}>
      {t('result.further')}
    </Button>
  )
}
