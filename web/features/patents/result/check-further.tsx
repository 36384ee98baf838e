import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { pictureAt } from '#web/kit/picture-picker/drawn.ts'
import { begunCheck, EMPTY_CHECK, LISTING_PATH } from '#web/kit/rights/begun-check.ts'

/** Takes the searched picture to the infringement check, which also looks at marks and cases. */
export function CheckFurther({ image }: { image: string }) {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [, keep] = useDraft(begunCheck)
  const [busy, setBusy] = useState(false)

  async function begin() {
    setBusy(true)
    // A picture that is gone is chosen again there.
    const pictures = await pictureAt(image).then(
      (picture) => [picture],
      () => [],
    )
    keep({ ...EMPTY_CHECK, pictures })
    navigate(LISTING_PATH)
  }

  return (
    <Button variant="default" loading={busy} onClick={() => void begin()}>
      {t('result.further')}
    </Button>
  )
}
