import { useState } from 'react'
import { sourcing } from '#contracts/api/sourcing.ts'
import { textOf } from '#web/api/failure.ts'
import { useChange } from '#web/api/queries.ts'
import { PicturePicker } from '#web/features/rights/public/picture-picker/picture-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useSearchedPicture } from './picture.state.ts'
import classes from './sourcing.module.css'

interface PictureFormProps {
  /** Called with true when the picker starts to read a picture, and with false when it stops. */
  onReading: (isReading: boolean) => void
}

/** Takes a picture and searches it at once. Its key replaces it in all further calls. */
export function PictureForm({ onReading }: PictureFormProps) {
  const { t } = useTranslation(['sourcing', 'frame'])
  const [searched, setSearched] = useSearchedPicture()
  // A picture that failed stays here, beside its error.
  const [failed, setFailed] = useState<string>()
  const { mutateAsync, error, reset } = useChange(sourcing.search)

  async function search(chosen: string | undefined) {
    setFailed(undefined)
    setSearched(chosen === undefined ? undefined : { image: chosen, key: undefined })
    reset()
    if (chosen === undefined) return
    const answer = await mutateAsync({ body: { image: chosen, page: 1, size: 1 } }).catch(() => null)
    const compared = answer?.picture ? { image: chosen, key: answer.picture } : undefined
    if (!compared) setFailed(chosen)
    // The seller may have chosen another picture meanwhile.
    setSearched((now) => (now?.image === chosen ? compared : now))
  }

  return (
    <div className={classes.picture}>
      <PicturePicker value={searched?.image ?? failed} onChange={(chosen) => void search(chosen)} onBusy={onReading} />
      <div className={classes.pictureNotes}>
        <p className={classes.note}>{t('picture.hint')}</p>
        {error && <Notice tone="failure">{textOf(error) || t('frame:requestTimedOut')}</Notice>}
      </div>
    </div>
  )
}
