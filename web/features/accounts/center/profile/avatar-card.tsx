import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { center } from '#contracts/api/accounts/center.ts'
import { useChange } from '#web/api/queries.ts'
import type { SessionUser } from '#web/api/session.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { toast } from '#web/kit/toast.ts'
import { Avatar } from '../avatar.tsx'
import classes from './avatar.module.css'
import { PICTURE_TYPES, problemOf } from './picture.rules.ts'
import { useUpdateAccount } from './use-update-account.ts'

/** The dialog is loaded once the user has chosen a picture. */
const DIALOG = lazyCode(() => import('./crop-dialog.tsx'))

export function AvatarCard({ user }: { user: SessionUser }) {
  const { t } = useTranslation('center')
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<File>()
  const [problem, setProblem] = useState<'type' | 'size'>()
  const updateAccount = useUpdateAccount()
  const remove = useChange(center.removeAvatar)

  function choose(file: File | undefined) {
    if (!file) return
    const wrong = problemOf(file)
    setProblem(wrong)
    if (!wrong) setPicture(file)
  }

  return (
    <Card title={t('avatar.title')} hint={t('avatar.hint')}>
      {problem && <Notice tone="failure">{t(`avatar.problem.${problem}`)}</Notice>}
      <div className={classes.avatar}>
        <Avatar user={user} size="large" />
        <div className={classes.actions}>
          <input
            ref={input}
            hidden
            type="file"
            accept={PICTURE_TYPES.join(',')}
            aria-label={t('avatar.choose')}
            onChange={(event) => {
              choose(event.currentTarget.files?.[0])
              // Without this reset, choosing the same file again would not fire a change event.
              event.currentTarget.value = ''
            }}
          />
          <Button variant="default" onClick={() => input.current?.click()}>
            {t('avatar.choose')}
          </Button>
          {user.avatar && (
            <Button
              variant="subtle"
              color="gray"
              loading={remove.isPending}
              onClick={() => remove.mutate({ body: {} }, { onSuccess: updateAccount, onError: toast.failure })}
            >
              {t('avatar.remove')}
            </Button>
          )}
        </div>
      </div>
      <LazyDialog lazy={DIALOG} opened={picture !== undefined} onClose={() => setPicture(undefined)}>
        {({ CropDialog }, opened) => (
          <CropDialog
            picture={opened ? picture : undefined}
            onClose={() => setPicture(undefined)}
            onSaved={updateAccount}
          />
        )}
      </LazyDialog>
    </Card>
  )
}
