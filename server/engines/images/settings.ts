import { z } from 'zod';
import { defineSettings } from '../../platform/settings';

/** A bucket of an S3 storage. */
export interface S3Settings {
  /** Its address, the bucket included. */
  url: string;
  region: string;
  keyId: string;
  secret: string;
}

/** Where pictures are kept; `null`: in the database. */
export const imageSettings = defineSettings({
  variables: {
    PORTAL_S3_URL: z
      .url({ protocol: /^https?$/, error: 'is no address that begins with https:// or http://' })
      .optional(),
    PORTAL_S3_REGION: z.string().min(1).default('auto'),
    PORTAL_S3_KEY_ID: z.string().min(1).optional(),
    PORTAL_S3_SECRET: z.string().min(1).optional(),
  },
  secrets: ['PORTAL_S3_SECRET'],
  problems: ({ PORTAL_S3_URL: url, ...values }) =>
    (['PORTAL_S3_KEY_ID', 'PORTAL_S3_SECRET'] as const)
      .filter((name) => (url === undefined) !== (values[name] === undefined))
      .map((name) => [
        name,
        url === undefined ? 'has no effect without PORTAL_S3_URL' : 'is required beside PORTAL_S3_URL',
      ]),
  read: (values): S3Settings | null =>
    values.PORTAL_S3_URL === undefined
      ? null
      : {
          url: values.PORTAL_S3_URL,
          region: values.PORTAL_S3_REGION,
          keyId: values.PORTAL_S3_KEY_ID ?? '',
          secret: values.PORTAL_S3_SECRET ?? '',
        },
});
