import { usePage } from '@kit/boot'
import { useAfterMount } from '@kit/mounted'
import { publicCertificatePath } from './lesson-paths'

/** The address of a certificate's public page, with the host. */
export function useCertificateAddress(code: string): string {
  const canonical = usePage()?.head?.canonical
  const origin = useAfterMount(() => location.origin)
  return new URL(publicCertificatePath(code), canonical || origin || 'https://localhost').href
}
