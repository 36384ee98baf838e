import { useRef, useState } from 'react'
import { sourcing } from '#contracts/api/sourcing.ts'
import { textOf } from '#web/api/failure.ts'
import { useChange } from '#web/api/queries.ts'
import { PicturePicker } from '#web/features/rights/public/picture-picker/picture-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useSearchedPicture } from './picture.state.ts'
import classes from './sourcing.module.css'

/** Takes a picture and searches it at once. Its key replaces it in all further calls. */
export function PictureForm() {
  const { t } = useTranslation(['sourcing', 'frame'])
  const [searched, setSearched] = useSearchedPicture()
  const [image, setImage] = useState(searched?.image)
  const { mutateAsync, isPending, error, reset } = useChange(sourcing.search)
  const latest = useRef(image)

  async function search(chosen: string | undefined) {
    latest.current = chosen
    setImage(chosen)
    setSearched()
    reset()
    if (chosen === undefined) return
    const answer = await mutateAsync({ body: { image: chosen, page: 1, size: 1 } }).catch(() => null)
    // The seller may have chosen another picture meanwhile.
    if (answer?.picture && latest.current === chosen) setSearched({ image: chosen, key: answer.picture })
  }

  return (
    <div className={classes.picture}>
      <PicturePicker value={image} onChange={(chosen) => void search(chosen)} />
      <div className={classes.pictureNotes}>
        <p className={classes.note}>{t('picture.hint')}</p>
        {isPending && (
          <p className={classes.note} role="status">
            {t('picture.searching')}
          </p>
        )}
        {error && <Notice tone="failure">{textOf(error) || t('frame:requestTimedOut')}</Notice>}
      </div>
    </div>
  )
}
