import { Button } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useIsMounted } from '#web/kit/use-is-mounted.ts'
import { checkDraft, EMPTY_CHECK, LISTING_PATH, withPicture } from '../../parts/check-draft.ts'
import { fetchStoredPicture } from '../../public/picture-picker/fetch-stored-picture.ts'

/** Adds the searched picture to the infringement check and opens it; a half-filled check keeps its input. */
export function CheckFurther({ image }: { image: string }) {
  const { t } = useTranslation('patents')
  const [, navigate] = useLocation()
  const [, setDraft] = useDraft(checkDraft)
  const isHere = useIsMounted()
  const [busy, setBusy] = useState(false)

  async function openCheck() {
    setBusy(true)
    // If the stored picture was deleted, the user must choose it again in the check.
    const picture = await fetchStoredPicture(image).catch(() => undefined)
    if (!isHere()) return
    setDraft((draft = EMPTY_CHECK) => (picture === undefined ? draft : withPicture(draft, picture)))
    navigate(LISTING_PATH)
  }

  return (
    <Button variant="default" loading={busy} onClick={() => void openCheck()}>
      {t('result.further')}
    </Button>
  )
}
