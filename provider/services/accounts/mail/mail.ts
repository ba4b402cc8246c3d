/** One mail to one person. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Takes a mail off our hands; rejects when it could not. */
export type MailSender = (mail: Mail) => Promise<void>;
