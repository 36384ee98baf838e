import { Pagination } from '@mantine/core'
import { useTranslation } from '../i18n.ts'
import { usePage } from '../url-state.ts'
import classes from './center.module.css'

/** The pages of a list; nothing where there is one only. */
export function Pages({ total, size }: { total: number; size: number }) {
  const { t } = useTranslation('center')
  const [page, turnTo] = usePage()
  const pages = Math.ceil(total / size)
  if (pages < 2) return null
  return (
    <Pagination
      className={classes.pages}
      total={pages}
      value={page}
      onChange={(number) => turnTo(number)}
      getControlProps={(control) => ({ 'aria-label': t(`pages.${control}`) })}
      getItemProps={(number) => ({ 'aria-label': t('pages.page', { number }) })}
    />
  )
}
