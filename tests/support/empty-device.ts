/** In place of `app/device/storage/storage.ts`: a device that holds nothing, takes everything and hears of no other tab. */

export const readDevice = async (_key: string, fallback: unknown) => fallback

export const writeDevice = async () => true

export const onDeviceChange = () => {}
