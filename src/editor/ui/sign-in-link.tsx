import { useT } from '@kit/t'
import { ActionLink } from './action-button'

const words = { signIn: { en: 'Sign in', th: 'เข้าสู่ระบบ' } }

/** Signs in beside the builder, which stays open with all that was typed and goes on with the new session. */
export function SignInLink({ path = location.pathname }: { path?: string }) {
  const t = useT()
  return (
    <ActionLink look="light" isSmall href={`/user/login?${new URLSearchParams({ to: path })}`} target="_blank">
      {t(words.signIn)}
    </ActionLink>
  )
}
