import { Component, type ReactNode } from 'react';
import { Button } from '../../components/ui/button.js';
import { Empty } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { logWarning } from '../../lib/log.js';

interface Props {
  readonly children: ReactNode;
}

/** Keeps a defect of one screen from taking the shell with it. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: Error): void {
    logWarning('a screen failed', error);
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken onRetry={() => this.setState({ broken: false })} /> : this.props.children;
  }
}

function Broken({ onRetry }: { onRetry: () => void }) {
  const t = useText();
  return (
    <div role="alert">
      <Empty title={t('shell.broken')} hint={t('shell.brokenHint')}>
        <Button onClick={onRetry}>{t('common.tryAgain')}</Button>
      </Empty>
    </div>
  );
}
