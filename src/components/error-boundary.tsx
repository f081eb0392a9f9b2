import { Component, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './error-boundary.module.css';
import { isLoadError, reloadOnce } from '../recovery/reload-guard.ts';
import { reportError } from '../telemetry/report-error.ts';

interface PartProps {
  /** The part's name in reports of errors, e.g. `header`. */
  readonly room: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryProps extends PartProps {
  readonly fallback: (retry: () => void) => ReactNode;
}

/** Keeps an error in one part of the page from taking down the others. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Every error has been logged by React; one that a reload may cure is not left at that.
    if (isLoadError(error)) reloadOnce(error).catch(() => undefined);
    else reportError(error, { room: this.props.room });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return this.props.fallback(() => this.setState({ failed: false }));
  }
}

/** A boundary around one part of the page: if it fails, it says so and can be tried again. */
export function PartBoundary({ room, children }: PartProps) {
  const { t } = useTranslation();
  return (
    <ErrorBoundary room={room} fallback={(retry) => <RetryNote text={t('recovery.part')} onRetry={retry} />}>
      {children}
    </ErrorBoundary>
  );
}

/** Says that something could not be shown or loaded, and tries again on request. */
export function RetryNote({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.note}>
      <p role="alert">{text}</p>
      <button type="button" className="button button-quiet" onClick={onRetry}>
        {t('serverError.retry')}
      </button>
    </div>
  );
}
