import { Button, Textarea } from '@mantine/core'
import { useState } from 'react'
import { type KeywordList, keywordLists, MAX_TERMS_A_CALL } from '#contracts/api/keyword-lists.ts'
import { MAX_SEED_LENGTH } from '#contracts/api/keyword-search.ts'
import { textOf } from '#web/api/failure.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { isolate } from '#web/kit/isolate.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import { toast } from '#web/kit/toast.ts'
import { termsIn } from '../mining/term-text.ts'
import classes from './lists.module.css'
import { useRefreshLists } from './use-lists.ts'

/** A field for typed or pasted terms, open while the list is empty. */
export function AddTerms({ list }: { list: KeywordList }) {
  const { t } = useTranslation(['keyword-lists', 'frame'])
  const [isOpen, setOpen] = useState(list.terms === 0)
  const [typed, setTyped] = useState('')
  const add = useChange(keywordLists.add)
  const refresh = useRefreshLists()
  const all = termsIn(typed)
  const short = all.filter(({ length }) => length <= MAX_SEED_LENGTH)
  const terms = short.slice(0, MAX_TERMS_A_CALL)
  const tooLong = all.length - short.length
  const tooMany = short.length - terms.length
  return (
    <Folded label={t('addTyped')} open={isOpen} onToggle={setOpen}>
      <form
        className={classes.add}
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate(
            { body: { list: list.id, terms, origin: 'typed' } },
            {
              onSuccess: ({ list: changed, added, had }) => {
                setTyped('')
                toast.success(t('added', { name: isolate(list.name), added, had }))
                refresh(changed)
              },
            },
          )
        }}
      >
        <Textarea
          label={t('typed')}
          description={t('typedHint', { count: MAX_TERMS_A_CALL })}
          rows={3}
          value={typed}
          error={add.error ? textOf(add.error) || t('frame:requestTimedOut') : undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        {(tooLong > 0 || tooMany > 0) && (
          <p role="status" className={classes.leftOut}>
            {tooLong > 0 && t('tooLong', { count: tooLong, most: MAX_SEED_LENGTH })}
            {tooMany > 0 && t('tooMany', { count: tooMany, most: MAX_TERMS_A_CALL })}
          </p>
        )}
        <Button type="submit" loading={add.isPending} disabled={terms.length === 0}>
          {terms.length > 0 ? t('addTerms', { count: terms.length }) : t('add')}
        </Button>
      </form>
    </Folded>
  )
}
