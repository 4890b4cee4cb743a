import { Component, createRef, type FormEvent, type ReactNode } from 'react';

const MOST_TRIES = 3;

/** Draws the form of a public page anew when drawing it has failed, with all that was typed into it. */
export class FormBoundary extends Component<{ children: ReactNode }, { failed: boolean; tries: number }> {
  override state = { failed: false, tries: 0 };
  private readonly place = createRef<HTMLDivElement>();
  private readonly typed = new Map<string, string>();

  static getDerivedStateFromError(): { failed: true } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.setState(({ tries }) => ({ failed: tries >= MOST_TRIES, tries: tries + 1 }), this.fillIn);
  }

  private readonly note = ({ target }: FormEvent) => {
    if (target instanceof HTMLInputElement && target.type !== 'checkbox')
      this.typed.set(target.name, target.value);
  };

  private readonly fillIn = () => {
    for (const input of this.place.current?.querySelectorAll('input') ?? []) {
      const value = this.typed.get(input.name);
      if (value === undefined) continue;
      // As if it were typed: React looks at the property by itself, and would see no change.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };

  override render() {
    const { failed, tries } = this.state;
    if (failed) return null;
    return (
      <div ref={this.place} key={tries} onInputCapture={this.note}>
        {this.props.children}
      </div>
    );
  }
}
