import type { ComponentProps, ReactNode } from 'react';
import { useLanguage } from '../i18n/use-locale.ts';
import { RetryNote } from './error-boundary.tsx';
import { ModalDialog } from './modal-dialog.tsx';
import { useRequest } from './use-request.ts';

interface LazyDialogProps<Parts> {
  /** Until the parts are there, and with them; asked only while the dialog is open. */
  readonly label: (parts: Parts | null) => string;
  readonly closeLabel: string;
  readonly open: boolean;
  readonly onClose: () => void;
  /** At the side unless stated otherwise. */
  readonly placement?: ComponentProps<typeof ModalDialog>['placement'];
  /** What the parts depend on in addition to the language. */
  readonly subject?: string;
  /** Fetches what the dialog shows; repeated for another language or subject. */
  readonly load: () => Promise<Parts>;
  readonly loadingText: string;
  readonly failedText: string;
  readonly children: (parts: Parts) => ReactNode;
}

/** A dialog whose code is loaded when it is first opened; if that fails, it says so and offers a retry. */
export function LazyDialog<Parts>({
  label,
  closeLabel,
  open,
  onClose,
  placement = 'side',
  subject = '',
  load,
  loadingText,
  failedText,
  children,
}: LazyDialogProps<Parts>) {
  const language = useLanguage();
  const key = `${language} ${subject}`;
  const request = useRequest(open ? key : null, async () => ({ key, parts: await load() }));
  const parts = request.value?.key === key ? request.value.parts : null;
  return (
    <ModalDialog
      label={open ? label(parts) : ''}
      closeLabel={closeLabel}
      open={open}
      onClose={onClose}
      placement={placement}
    >
      {parts && children(parts)}
      {!parts && request.status !== 'failed' && <p role="status">{loadingText}</p>}
      {request.status === 'failed' && <RetryNote text={failedText} onRetry={request.retry} />}
    </ModalDialog>
  );
}
