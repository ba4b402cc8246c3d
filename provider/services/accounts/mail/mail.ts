/** Mail to one recipient. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands over a mail for delivery; rejects if that failed. */
export type MailSender = (mail: Mail) => Promise<void>;
