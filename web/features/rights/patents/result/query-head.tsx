import { Button } from '@mantine/core'
import { useState } from 'react'
import { patents } from '#contracts/api/rights/patents.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import type { Thresholds } from '#contracts/model/rights/risk.ts'
import { call } from '#web/api/calls.ts'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useDraft } from '#web/kit/draft.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DownloadIcon } from '#web/kit/parts/icons.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import { useIsMounted } from '#web/kit/use-is-mounted.ts'
import { fetchStoredPicture } from '../../public/picture-picker/fetch-stored-picture.ts'
import { type Query, useQueryWords } from '../search/query-words.ts'
import { formOf, searchDraft } from '../search/search-form.ts'
import { SearchPanel } from '../search/search-panel.tsx'
import { CheckFurther } from './check-further.tsx'
import classes from './result.module.css'
import { WatchDialog } from './watch-dialog.tsx'

interface QueryHeadProps {
  query: Query
  /** Target offices chosen on the page; undefined means the target offices of the search. */
  targets: Office[] | undefined
  thresholds: Thresholds
}

export function QueryHead({ query, targets, thresholds }: QueryHeadProps) {
  const { t } = useTranslation(['patents', 'patent'])
  const [isEditing, setIsEditing] = useState(false)
  const [isSaving, setIsSaving] = useState(false)
  const loadForm = useLoadForm(query)
  const [print, printing] = usePrint(query, thresholds, targets)
  const words = useQueryWords()(query)
  return (
    <section className={classes.query} aria-label={t('result.query')}>
      <div className={classes.criteria}>
        {query.image !== null && <ProductPicture src={query.image} alt={t('patent:yours')} />}
        <div>
          <p className={classes.words}>{words.length > 0 ? words.join(' · ') : t('earlier.picture')}</p>
          <p className={classes.second}>{t('result.at', { time: moment(query.at) })}</p>
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          variant="default"
          aria-expanded={isEditing}
          onClick={() => (isEditing ? setIsEditing(false) : void loadForm().then(() => setIsEditing(true)))}
        >
          {t(isEditing ? 'result.keep' : 'result.edit')}
        </Button>
        <Button variant="default" onClick={() => setIsSaving(true)}>
          {t('watch.save')}
        </Button>
        {query.image !== null && <CheckFurther image={query.image} />}
        <Button loading={printing} leftSection={<DownloadIcon size={16} />} onClick={print}>
          {t('result.pdf')}
        </Button>
      </div>
      {isEditing && (
        <div className={classes.form}>
          <SearchPanel />
        </div>
      )}
      <WatchDialog query={query} opened={isSaving} onClose={() => setIsSaving(false)} />
    </section>
  )
}

/** Copies the search with its picture into the form, unless the form already holds this search. */
function useLoadForm({ queryId, form, image }: Query) {
  const [saved, setDraft] = useDraft(searchDraft)
  const isHere = useIsMounted()
  return async () => {
    if (saved?.searchId === queryId) return
    // If the picture was deleted, the form is filled without it.
    const picture = image === null ? undefined : await fetchStoredPicture(image).catch(() => undefined)
    if (isHere()) setDraft({ form: { ...formOf(form), image: picture }, searchId: queryId })
  }
}

function usePrint({ queryId }: Query, { high, medium }: Thresholds, targets: Office[] | undefined) {
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const print = () => {
    if (busy) return
    setBusy(true)
    call(patents.print, { body: { queryId, high, medium, language, ...(targets && { targets }) } })
      .then(({ url }) => saveFile(url), toast.failure)
      .finally(() => setBusy(false))
  }
  return [print, busy] as const
}
