import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { ProductPicture } from '#web/features/catalogue/public/product-picture.tsx'
import { useDraft } from '#web/kit/draft.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { anotherCheck, anotherPath, begunCheck, CHECK_PATH, wayOf } from '../../parts/begun-check.ts'
import { DeleteCheck } from '../history/delete-check.tsx'
import { useNameOf } from '../history/name-of.ts'
import { AgainButton } from './again-button.tsx'
import classes from './result.module.css'
import type { Check } from './use-check.ts'
import { Verdict } from './verdict.tsx'

/** What was checked and when, the verdict, and what can be done with the check. */
export function CheckHead({ check }: { check: Check }) {
  const { t } = useTranslation('infringement')
  const [, navigate] = useLocation()
  const [begun, keep] = useDraft(begunCheck)
  const [deletes, setDeletes] = useState(false)
  const {
    row,
    listing: { images },
  } = check
  return (
    <header className={classes.head}>
      <div className={classes.checked}>
        {images.length > 0 && (
          <ol className={classes.pictures} aria-label={t('pictures.label')}>
            {images.map((image, at) => (
              <li key={image}>
                <ProductPicture src={image} alt={t('pictures.one', { no: at + 1 })} />
              </li>
            ))}
          </ol>
        )}
        <div>
          <Title order={1}>{useNameOf()(row)}</Title>
          <p className={classes.second}>
            {row.asin !== null && row.title && `${row.asin} · ${row.marketplace} · `}
            {t('result.at', { time: moment(row.at) })}
          </p>
        </div>
        <div className={classes.actions}>
          <Button
            component={Link}
            href={anotherPath(begun, wayOf(row))}
            variant="default"
            onClick={() => keep((begun) => begun && anotherCheck(begun))}
          >
            {t('result.new')}
          </Button>
          <AgainButton check={check} />
          <Button variant="default" onClick={() => setDeletes(true)}>
            {t('delete.title')}
          </Button>
        </div>
      </div>
      <Verdict result={check.result} />
      <DeleteCheck
        id={deletes ? row.id : null}
        onClose={() => setDeletes(false)}
        onDeleted={() => navigate(CHECK_PATH, { replace: true })}
      />
    </header>
  )
}
