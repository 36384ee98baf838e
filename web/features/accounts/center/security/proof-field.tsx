import { useTranslation } from '#web/kit/i18n.ts'
import { CodeField } from '../../code-field.tsx'
import { PasswordField } from '../../password-field.tsx'
import type { AccountForm } from '../../use-form.ts'
import classes from './proof-field.module.css'
import type { OwnProof } from './use-proof.ts'
import { useProofCode } from './use-proof-code.ts'

interface ProofFieldProps {
  proof: OwnProof
  form: AccountForm
  label: string
  placeholder: string
}

/** Asks for the password, or for a code to the phone, and switches between the two. */
export function ProofField({ proof, form, label, placeholder }: ProofFieldProps) {
  const { t } = useTranslation('center')
  const { byPassword, hasPassword, phone } = proof
  const code = useProofCode(phone, form)
  return (
    <div>
      {byPassword ? (
        <PasswordField
          name="oldPassword"
          label={label}
          placeholder={placeholder}
          autoComplete="current-password"
          value={proof.password}
          onChange={proof.setPassword}
          error={form.errorOf('oldPassword')}
        />
      ) : (
        <CodeField value={proof.code} onChange={proof.setCode} error={form.errorOf('code')} code={code} />
      )}
      <p className={classes.way}>
        {!byPassword && code.sentTo === '' && <span>{t('proof.to', { phone })}</span>}
        {hasPassword && (
          <button type="button" onClick={proof.switchWay}>
            {t(byPassword ? 'proof.byCode' : 'proof.byPassword')}
          </button>
        )}
      </p>
    </div>
  )
}
