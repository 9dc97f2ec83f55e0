const codes: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'EFBIG']
const names: readonly unknown[] = ['InsufficientStorage', 'QuotaExceeded', 'XMinioStorageFull']

/** Whether a disk or an external store is full; also a quota, or the file system's maximum file size. */
export function isFull(error: unknown): boolean {
  const { code, name, $metadata } = (error ?? {}) as {
    code?: unknown
    name?: unknown
    $metadata?: { httpStatusCode?: number }
  }
  return codes.includes(code) || names.includes(name) || $metadata?.httpStatusCode === 507
}
