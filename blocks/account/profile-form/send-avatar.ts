import { callGateway } from '@kit/call-gateway'
import { sendForPurpose } from '@kit/upload/send-for-purpose'
import { channelFor } from '@kit/upload/upload-channel'
import { avatarCall } from './profile-call'

const channel = channelFor('avatar', (upload, signal) => callGateway(avatarCall, { upload }, signal))

/**
 * Uploads the cropped picture through the ordinary upload channel and returns its address. Rejects as `sendForPurpose`
 * does.
 */
export async function sendAvatar(picture: Blob, signal: AbortSignal): Promise<string | null> {
  const file = new File([picture], `avatar.${picture.type.split('/')[1] ?? 'webp'}`, { type: picture.type })
  return (await sendForPurpose(file, channel, { signal })).avatar
}
